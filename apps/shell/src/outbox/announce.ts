/** The channel on which the tabs tell each other that a user's entries changed. It carries no content. */
export function openChannel(database: string, userId: string): BroadcastChannel {
  return new BroadcastChannel(`${database}:${userId}`);
}

/** Tells every tab's outbox of this user, from code that has no outbox itself. */
export function announceChange(database: string, userId: string): void {
  const channel = openChannel(database, userId);
  channel.postMessage('changed');
  channel.close();
}
