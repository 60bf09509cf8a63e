import type { ReceiptTexts } from './texts.ts'

export const pt: ReceiptTexts = {
  title: 'Comprovante de pagamento',
  approved: 'Pagamento aprovado',
  order: 'Ordem de compra',
  amount: 'Valor pago',
  date: 'Data',
  time: 'Hora (Chile)',
  card: 'Cartão',
  type: 'Tipo de pagamento',
  authorization: 'Código de autorização',
  installments: 'Parcelas',
  goods: 'Reserva de',
  types: { credit: 'Crédito', debit: 'Débito', prepaid: 'Pré-pago' },
  converted: 'Convertido de',
  note: {
    clasificado: 'Este pagamento reserva o equipamento e é descontado do preço dele.',
    propiedad: 'Este pagamento reserva o imóvel e é descontado do preço dele.',
  },
}
