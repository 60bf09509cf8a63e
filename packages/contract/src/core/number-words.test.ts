import { expect, test } from 'vitest'
import { moneyInWords } from './number-words.ts'

test.each([
  [1, 'CLP', 'es', 'un peso chileno'],
  [21, 'USD', 'es', 'veintiún dólares'],
  [100, 'USD', 'es', 'cien dólares'],
  [1_920_000, 'CLP', 'es', 'un millón novecientos veinte mil pesos chilenos'],
  [2_000_000, 'CLP', 'es', 'dos millones de pesos chilenos'],
  [31_031.5, 'USD', 'es', 'treinta y un mil treinta y un dólares con 50 centavos'],
  [1_000_000_000, 'CLP', 'es', 'mil millones de pesos chilenos'],
  [0, 'USD', 'en', 'zero dollars'],
  [45_200, 'USD', 'en', 'forty-five thousand two hundred dollars'],
  [452_000.01, 'USD', 'en', 'four hundred fifty-two thousand dollars and 1 cent'],
  [100, 'USD', 'pt', 'cem dólares'],
  [1_150_000, 'CLP', 'pt', 'um milhão cento e cinquenta mil pesos chilenos'],
] as const)('%d %s in %s', (amount, currency, language, words) => {
  expect(moneyInWords(amount, currency, language)).toBe(words)
})
