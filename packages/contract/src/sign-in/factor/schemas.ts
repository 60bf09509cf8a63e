import { z } from 'zod'
import { idField, lineField, momentField } from '../../core/fields.ts'
import { passwordLimits } from '../../core/limits.ts'
import { DeviceKind, factorLimits, ProofKind } from './constants.ts'
import type { factorMessages } from './messages.ts'

const says = (key: keyof typeof factorMessages) => key

/** Bytes as base64url, as WebAuthn answers name them. */
const bytes = (max: number) =>
  z
    .string(says('passkeyInvalid'))
    .max(max, says('passkeyInvalid'))
    .regex(/^[\w-]*$/, says('passkeyInvalid'))

/** What every answer of a passkey begins with; what else browsers add is ignored. */
const answerHead = {
  id: bytes(1400).min(1, says('passkeyInvalid')),
  rawId: bytes(1400),
  type: z.literal('public-key', says('passkeyInvalid')),
}

/** The answer of a passkey that was made, as `startRegistration` of @simplewebauthn/browser returns it. */
export const MadePasskeySchema = z.object({
  ...answerHead,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})

/** The answer of a passkey that was used, as `startAuthentication` returns it. */
export const UsedPasskeySchema = z.object({
  ...answerHead,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(200).nullish(),
  }),
})

/** What the browser's function takes; @simplewebauthn/server makes it. */
export const PasskeyOptionsSchema = z.object({ opciones: z.record(z.string(), z.unknown()) })

/** Digits of an app, with the space in the middle that apps show. */
const codeField = z
  .string(says('codeInvalid'))
  .max(20, says('codeInvalid'))
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(new RegExp(`^\\d{${factorLimits.digits}}$`), says('codeInvalid')))

/** A recovery code as typed: in any case, with or without its hyphen. */
const recoveryField = z
  .string(says('recoveryInvalid'))
  .max(40, says('recoveryInvalid'))
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z2-7]{10}$/, says('recoveryInvalid')))

const appProof = z.object({ tipo: z.literal(ProofKind.app), codigo: codeField })
const recoveryProof = z.object({ tipo: z.literal(ProofKind.recovery), codigo: recoveryField })
const passkeyProof = z.object({ tipo: z.literal(ProofKind.passkey), respuesta: UsedPasskeySchema })
const passwordProof = z.object({
  tipo: z.literal(ProofKind.password),
  password: z.string(says('passwordInvalid')).max(passwordLimits.maxLength, says('passwordInvalid')),
})

const tokenField = z.string(says('logInEnded')).min(20, says('logInEnded')).max(100, says('logInEnded'))
const deviceField = z.string().max(100).default('')
const finishing = { reto: tokenField, dispositivo: deviceField }

/** The second step of a log-in. */
export const FinishLogInSchema = z.discriminatedUnion('tipo', [
  appProof.extend(finishing),
  recoveryProof.extend(finishing),
  passkeyProof.extend(finishing),
])
/** `reto` of a log-in that waits, for the passkeys of its account; empty to log in with any passkey. */
export const LogInOptionsSchema = z.object({ reto: z.string().max(100).default('') })
export const PasskeyLogInSchema = z.object({ respuesta: UsedPasskeySchema, dispositivo: deviceField })

/** The data of the refusal login 11: a right password that waits for its second factor. */
export const PendingLogInSchema = z.object({
  reto: z.string(),
  vence_en: momentField,
  formas: z.array(z.enum(ProofKind)),
})

/** Proves again who uses an open session. */
export const ProofSchema = z.discriminatedUnion('tipo', [appProof, recoveryProof, passkeyProof, passwordProof])

const nameField = lineField(says('nameRequired'), { max: factorLimits.nameLength })
export const DeviceNameSchema = z.object({ nombre: nameField })
export const DeviceByIdSchema = z.object({ id: idField() })
export const AddAppSchema = z.object({ nombre: nameField, codigo: codeField })
export const AddPasskeySchema = z.object({ nombre: nameField, respuesta: MadePasskeySchema })

/** The secret of a new app, answered only here: as text, and as the address that its QR shows. */
export const StartedAppSchema = z.object({ secreto: z.string(), direccion: z.string() })

/** Recovery codes are answered once, when they are made: with the first device, or when they are asked for. */
export const AddedDeviceSchema = z.object({ id: z.number(), codigos: z.array(z.string()).nullable() })
export const RecoveryCodesSchema = z.object({ codigos: z.array(z.string()) })

export const FactorDeviceSchema = z.object({
  id: z.number(),
  tipo: z.enum(DeviceKind),
  nombre: z.string(),
  creado_en: momentField,
  usado_en: momentField.nullable(),
})

export const FactorSchema = z.object({
  dispositivos: z.array(FactorDeviceSchema),
  codigos_restantes: z.number(),
  /** Whether the role of the reader must have a second factor here. */
  es_obligatorio: z.boolean(),
  /** Whether this session may do nothing else before a device was added. */
  debe_registrar: z.boolean(),
  /** What the reader may prove their identity with. */
  formas: z.array(z.enum(ProofKind)),
})
