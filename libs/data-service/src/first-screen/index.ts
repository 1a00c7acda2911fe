export { type DeviceStore, openDeviceStore } from '../journal/device/device-store.ts';
export { TOPIC } from '../client/topics.ts';
export {
  answerFromScreen,
  type RestRequest,
  changedTopics,
  type FirstScreen,
  getFirstScreenArguments,
  isOwnScreen,
  isFirstScreenRequest,
  hasNotificationsIn,
  toFirstScreen,
} from './first-screen.ts';
