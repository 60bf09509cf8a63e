import type { checkTexts } from './check-texts.ts'

const check: (typeof checkTexts)['es'] = {
  title: 'Verificação de um documento',
  valid: 'Documento válido',
  validText: 'O número e o hash correspondem a um orçamento nosso tal como foi emitido.',
  notValid: 'Documento não válido',
  notValidText:
    'O número e o hash não correspondem a um orçamento vigente nosso. Peça o documento atual a quem o entregou a você.',
  number: 'Número',
  hash: 'Hash SHA-256',
}

export const portuguese = { 'quotes/check': check }
