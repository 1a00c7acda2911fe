export { type DeviceStore, openDeviceStore } from '../journal/device/device-store.ts';
export { TOPIC } from '../client/topics.ts';
export {
  answerFrom,
  type Asked,
  changedTopics,
  type FirstScreen,
  getFirstScreenArguments,
  isOwnScreen,
  isOfFirstScreen,
  isToldIn,
  toFirstScreen,
} from './first-screen.ts';
