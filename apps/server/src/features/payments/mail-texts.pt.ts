import type { ClientTexts } from './mail-texts.ts'

export const pt: ClientTexts = {
  hello: (name) => `Olá, ${name}:`,
  order: 'Ordem de compra',
  listing: 'Anúncio',
  amount: 'Valor',
  refund: {
    title: 'Devolução do seu pagamento',
    amount: 'Valor devolvido',
    left: 'Continua pago',
    reason: 'Motivo',
    reversed: (amount) => `cancelamos a cobrança de ${amount}; ela não aparecerá na fatura do seu cartão.`,
    toCard: (amount) => `devolvemos ${amount} ao seu cartão; o banco pode levar alguns dias para mostrar o valor.`,
    byTransfer: (amount) => `devolvemos ${amount} a você por transferência bancária.`,
  },
  notPaid: {
    title: 'Seu pagamento não foi realizado',
    text: 'Verificamos seu pagamento com o provedor: nada foi cobrado. Enquanto sua reserva estiver válida, você pode tentar de novo.',
    button: 'Pagar a reserva',
  },
}
