import { setTimeout as sleep } from 'node:timers/promises'

const roomSeconds = 8

/** Waits until the current window of a limit has room for a test, so that no count begins again in its middle. */
export async function awayFromEnd(seconds: number): Promise<void> {
  const rest = seconds - ((Date.now() / 1000) % seconds)
  if (rest < roomSeconds) await sleep((rest + 0.1) * 1000)
}

/** A time zone in which it is noon now: no midnight passes during a test of a daily limit. */
export function zoneWithNoonNow(): string {
  const ahead = new Date().getUTCHours() - 12
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '+' : '-'}${Math.abs(ahead)}`
}
