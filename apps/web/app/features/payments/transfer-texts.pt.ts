import type { transferTexts } from './transfer-texts.ts'

const transfer: (typeof transferTexts)['es'] = {
  title: 'Transferência bancária',
  or: 'Ou pague por transferência',
  about: 'Aceite as condições e mostramos a conta e a referência para transferir.',
  show: 'Ver os dados para transferir',
  until: (when) => `A reserva espera por você até ${when}.`,
  ready: 'Transfira para esta conta',
  amount: 'Valor',
  reference: 'Referência',
  referenceHint: 'Escreva-a na mensagem da transferência: assim sabemos que é a sua.',
  bank: 'Banco',
  holder: 'Titular',
  taxId: 'Identificação fiscal',
  kind: 'Tipo de conta',
  number: 'Número da conta',
  code: 'Código do banco',
  currency: 'Moeda',
  copy: (what) => `Copiar: ${what}`,
  copied: 'Copiado.',
  next: 'Quando o dinheiro estiver na nossa conta, confirmamos a reserva por e-mail. Transfira o valor completo; as tarifas do seu banco são à parte.',
  proof: 'Comprovante da transferência',
  proofHint: (size) => `Ajuda a encontrá-la antes. PDF, JPG ou PNG de até ${size}.`,
  proofMail: 'Você também pode enviá-lo para',
  send: 'Enviar o comprovante',
  sent: (when) => `Recebemos seu comprovante em ${when}.`,
  chooseAgain: 'Escolha o arquivo outra vez.',
  onlyClient: 'Os dados para transferir aparecem só no link que você recebeu por e-mail. Abra o link completo.',
  later: 'Ainda não é possível pagar aqui. Escreveremos como fazer; a reserva é sua enquanto isso.',
  write: 'Escreva para nós',
}

export const portuguese = { 'payments/transfer': transfer }
