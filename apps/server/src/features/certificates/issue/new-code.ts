import { randomInt } from 'node:crypto'
import { codeOf, codeSigns, randomSigns } from '@portal/contract/certificates/code'

/** Makes a code that no one can guess: 54 random bits. */
export const newCode = (): string => codeOf(Array.from({ length: randomSigns }, () => randomInt(codeSigns)))
