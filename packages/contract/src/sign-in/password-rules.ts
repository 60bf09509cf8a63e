import { passwordLimits } from '../core/limits.ts'
import type { Text } from '../core/text.ts'

/**
 * The message of each broken rule, by its number. The catalogue lists the five texts in this order under reset 1–5,
 * password 3–7 and account creation 16–20.
 */
export const passwordRuleTexts = {
  1: {
    es: 'La contraseña necesita al menos 12 caracteres.',
    en: 'The password needs at least 12 characters.',
  },
  2: { es: 'La contraseña necesita una mayúscula.', en: 'The password needs an uppercase letter.' },
  3: { es: 'La contraseña necesita una minúscula.', en: 'The password needs a lowercase letter.' },
  4: { es: 'La contraseña necesita al menos dos números.', en: 'The password needs at least two digits.' },
  5: { es: 'La contraseña necesita un símbolo.', en: 'The password needs a symbol.' },
} as const satisfies Record<number, Text>
/** The confirmation differs from the new password (rule access/password). */
export const confirmationText: Text = {
  es: 'La contraseña y su confirmación no coinciden.',
  en: 'The password and its confirmation do not match.',
}
/**
 * The password stands in public lists of common passwords, alone or with digits and symbols around it
 * (rule access/password).
 */
export const commonPasswordText: Text = {
  es: 'Esa contraseña es muy común y fácil de adivinar: elija otra, por ejemplo varias palabras que no van juntas.',
  en: 'That password is very common and easy to guess: choose another one, for example several unrelated words.',
}
export type PasswordRule = keyof typeof passwordRuleTexts

/**
 * Returns the numbers of the rules that a password breaks, in order: 1 length, 2 uppercase, 3 lowercase, 4 two digits,
 * 5 symbol (rule access/password). Letters and digits of every script count; a space is no symbol.
 */
export function brokenPasswordRules(password: string): PasswordRule[] {
  // NFC makes equal looks equal: "ñ" typed as n and tilde is one character.
  const text = password.normalize('NFC')
  const broken: PasswordRule[] = []
  if ([...text].length < passwordLimits.minLength) broken.push(1)
  if (!/\p{Lu}/u.test(text)) broken.push(2)
  if (!/\p{Ll}/u.test(text)) broken.push(3)
  if ((text.match(/\p{Nd}/gu)?.length ?? 0) < passwordLimits.minDigits) broken.push(4)
  if (!/[\p{P}\p{S}]/u.test(text)) broken.push(5)
  return broken
}
