import { z } from 'zod'
import { emailField, languageField, lineField, momentField, optionalLine } from '../core/fields.ts'
import { languages } from '../core/language.ts'
import { passwordLimits, pinLimits } from '../core/limits.ts'
import type { createAccountMessages, resetMessages } from './account-messages.ts'
import type { loginMessages } from './messages.ts'
import type { passwordMessages } from './password-messages.ts'
import { brokenPasswordRules } from './password-rules.ts'

const saysLogin = (key: keyof typeof loginMessages) => key
const saysAccount = (key: keyof typeof createAccountMessages) => key
const saysReset = (key: keyof typeof resetMessages) => key
const saysPassword = (key: keyof typeof passwordMessages) => key

/** A new password; `says` names the five rules in order. The first broken one is the message (rule access/password). */
const newPassword = (says: readonly [string, string, string, string, string]) =>
  z
    .string(says[0])
    .max(passwordLimits.maxLength, says[0])
    .superRefine((password, context) => {
      for (const rule of brokenPasswordRules(password)) context.addIssue({ code: 'custom', message: says[rule - 1]! })
    })

const pin = (says: string) => z.string(says).regex(new RegExp(`^\\d{${pinLimits.digits}}$`), says)
const matches = (form: { password: string; confirmacion: string }) => form.password === form.confirmacion

/** The device token of this browser, from an earlier log-in; empty in a new one. */
const deviceField = z.string().max(100).default('')

export const LoginSchema = z.object({
  email: emailField(saysLogin('emailInvalid')),
  password: z
    .string(saysLogin('passwordRequired'))
    .min(1, saysLogin('passwordRequired'))
    .max(passwordLimits.maxLength, saysLogin('loginFailed')),
  /** The solution of the captcha widget; empty when the check is off. */
  captcha: z.string().max(10_000, saysLogin('captchaInvalid')).default(''),
  dispositivo: deviceField,
})

export const SessionSchema = z.object({ token: z.string(), vence_en: momentField })
/** `dispositivo` is the new device token of the browser; the earlier one is deleted. */
export const LoggedInSchema = SessionSchema.extend({
  dispositivo: z.string(),
  /** Present when this session may only add a device for the second factor (decision 051). */
  debe_registrar: z.literal(true).optional(),
})

export const CaptchaSchema = z.object({
  tipo: z.enum(['altcha', 'recaptcha', 'off']),
  clave_sitio: z.string().nullable(),
  /** The task for the widget, valid for one form; null where the provider has its own. */
  desafio: z.record(z.string(), z.unknown()).nullable(),
})

export const AccountPinSchema = z.object({
  nombres: lineField(saysAccount('nameRequired')),
  email: z.preprocess(
    (value) => value ?? '',
    z
      .string()
      .min(1, saysAccount('emailRequired'))
      .pipe(emailField(saysAccount('emailInvalid'))),
  ),
  idioma: languageField,
})

export const CreateAccountSchema = AccountPinSchema.extend({
  apellido_paterno: optionalLine(),
  pin: pin(saysAccount('pinFormat')),
  password: newPassword([
    saysAccount('passwordTooShort'),
    saysAccount('passwordNoUppercase'),
    saysAccount('passwordNoLowercase'),
    saysAccount('passwordNoDigits'),
    saysAccount('passwordNoSymbol'),
  ]),
  confirmacion: z.string().default(''),
}).refine(matches, { path: ['confirmacion'], error: saysAccount('confirmationDiffers') })

export const ResetPinSchema = z.object({
  email: z.preprocess(
    (value) => value ?? '',
    z
      .string()
      .min(1, saysReset('emailRequired'))
      .pipe(emailField(saysReset('emailNotRegistered'))),
  ),
  idioma: languageField,
})

const resetPassword = newPassword([
  saysReset('passwordTooShort'),
  saysReset('passwordNoUppercase'),
  saysReset('passwordNoLowercase'),
  saysReset('passwordNoDigits'),
  saysReset('passwordNoSymbol'),
])

export const ResetSchema = ResetPinSchema.omit({ idioma: true })
  .extend({
    pin: z.preprocess(
      (value) => value ?? '',
      z
        .string()
        .min(1, saysReset('pinRequired'))
        .pipe(pin(saysReset('pinInvalid'))),
    ),
    password: resetPassword,
    confirmacion: z.string().default(''),
    dispositivo: deviceField,
  })
  .refine(matches, { path: ['confirmacion'], error: saysReset('confirmationDiffers') })

/** The one-time link with which a user made by staff chooses their password. */
export const PasswordLinkSchema = z.object({ token: z.string().min(20).max(100) })
export const PasswordLinkOwnerSchema = z.object({ nombres: z.string(), email: z.string() })
export const ChoosePasswordSchema = z
  .object({ password: resetPassword, confirmacion: z.string().default(''), dispositivo: deviceField })
  .refine(matches, { path: ['confirmacion'], error: saysReset('confirmationDiffers') })

/** What the owner chooses: log in with their password, or set another one. */
export const UnlockSchema = z.object({ accion: z.enum(['ingresar', 'clave']).default('ingresar') })
export const UnlockedSchema = z.object({
  dispositivo: z.string(),
  /** Token of a one-time link to set a password, if requested. */
  enlace: z.string().nullable(),
})

export const ChangePasswordSchema = z
  .object({
    password_actual: z
      .string(saysPassword('currentMismatch'))
      .max(passwordLimits.maxLength, saysPassword('currentMismatch')),
    password: newPassword([
      saysPassword('tooShort'),
      saysPassword('noUppercase'),
      saysPassword('noLowercase'),
      saysPassword('noDigits'),
      saysPassword('noSymbol'),
    ]),
    confirmacion: z.string().default(''),
    dispositivo: deviceField,
  })
  .refine(matches, { path: ['confirmacion'], error: saysPassword('confirmationDiffers') })

export const OpenSessionSchema = z.object({
  id: z.string(),
  ip: z.string(),
  agente: z.string(),
  creado_en: momentField,
  visto_en: momentField,
  vence_en: momentField,
  es_actual: z.boolean(),
})
export const OpenSessionsSchema = z.object({ sesiones: z.array(OpenSessionSchema) })
export const SessionByIdSchema = z.object({ id: z.guid() })

export const ModuleAccessSchema = z.object({ modulo: z.string(), clave_modulo: z.string() })
export const InitDataSchema = z.object({ acceso_modulo: z.array(ModuleAccessSchema) })

export const SignedInUserSchema = z.object({
  id: z.number(),
  nombres: z.string(),
  apellido_paterno: z.string(),
  email: z.string(),
  rol_id: z.number(),
  empresa_nombre: z.string().nullable(),
  sucursal_nombre: z.string().nullable(),
  /** Staff of the house: screens about the house are shown to nobody else. */
  es_de_la_casa: z.boolean(),
  idioma: z.enum(languages),
  /** Signed address of the picture, valid for a short time; null without one. */
  avatar_url: z.string().nullable(),
})
export const UserInformationSchema = z.object({ usuario: SignedInUserSchema })

/** What the open dashboard needs besides the modules: the user, their counters, and the key of their drafts. */
export const UserInitDataSchema = UserInformationSchema.extend({
  vence_en: momentField,
  /** Base64 of 32 bytes; encrypts drafts kept in the browser (rule access/drafts). */
  clave_borrador: z.string(),
  sesiones_abiertas: z.number(),
  /** Counter name to number; only counters above zero are present. */
  contadores: z.record(z.string(), z.number()),
})
