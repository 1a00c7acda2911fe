/** A zone in which it is nine in the morning: a reminder of midnight is due still. */
export function findMorningZone(): string {
  const hours = 9 - new Date().getUTCHours();
  const offset = hours < -11 ? hours + 24 : hours;
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}
