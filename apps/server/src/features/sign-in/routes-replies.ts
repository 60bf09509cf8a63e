import type { LoggedIn } from './open-logged-in.ts'

/** A session as calls answer it. */
export const asToken = ({ token, expiresAt }: { token: string; expiresAt: Date }) => ({ token, vence_en: expiresAt })

/** A log-in as calls answer it, and whether the session may only add a device. */
export const asLoggedIn = (session: LoggedIn) => ({
  ...asToken(session),
  dispositivo: session.device,
  ...(session.mustEnrol && { debe_registrar: true as const }),
})
