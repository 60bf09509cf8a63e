import type { Text } from '../../core/text.ts'

/** Kinds of devices that prove who logs in: an authenticator app (RFC 6238) and a passkey (WebAuthn). */
export const DeviceKind = { app: 'totp', passkey: 'llave' } as const
export type DeviceKind = (typeof DeviceKind)[keyof typeof DeviceKind]

export const deviceKindNames: Readonly<Record<DeviceKind, Text>> = {
  totp: { es: 'Aplicación de códigos', en: 'Authenticator app' },
  llave: { es: 'Llave de acceso', en: 'Passkey' },
}

/** How a person proves who they are. The password is accepted only while they have no device. */
export const ProofKind = { app: 'totp', passkey: 'llave', recovery: 'recuperacion', password: 'clave' } as const
export type ProofKind = (typeof ProofKind)[keyof typeof ProofKind]

export const proofKindNames: Readonly<Record<ProofKind, Text>> = {
  totp: { es: 'Código de la aplicación', en: 'Code of the app' },
  llave: { es: 'Llave de acceso', en: 'Passkey' },
  recuperacion: { es: 'Código de recuperación', en: 'Recovery code' },
  clave: { es: 'Contraseña', en: 'Password' },
}

/** Limits of the second factor (rule access/second-factor). Those without a source are our own. */
export const factorLimits = {
  /** Digits of a code, and how long it is shown (RFC 6238, as every app does it). */
  digits: 6,
  periodSeconds: 30,
  /** Codes of so many periods before and after now are accepted. */
  window: 1,
  recoveryCodes: 10,
  /** From this number of unused codes on, the profile asks to make others. */
  fewCodes: 3,
  /** How long a log-in waits for its second factor, and a passkey for its answer. */
  challengeMinutes: 5,
  /** How long a proof is fresh: deletions, refunds and changes of access ask for one. */
  freshMinutes: 10,
  /** How long a started authenticator app waits for its first code. */
  enrolMinutes: 30,
  /** Wrong codes of one log-in. */
  triesPerLogIn: 5,
  /** Wrong codes per account, purpose and day (rule access/second-factor). */
  wrongTriesPerDay: 5,
  devices: 10,
  nameLength: 60,
} as const
