import type { OfferTexts } from './texts.ts'

export const pt: OfferTexts = {
  title: 'Orçamento',
  client: 'CLIENTE',
  date: 'Data',
  validity: 'Válido até',
  reference: 'Referência',
  currency: 'Moeda',
  issuer: 'Emitido por',
  author: 'Preparado por',
  contact: 'Contato',
  revision: 'Revisão',
  columns: ['N.º', 'Descrição', 'Quantidade', 'Unidade', 'Preço unit.', 'Desc.', 'Valor'],
  cable: (meters) => `${meters} m de cabo incluídos`,
  extra: (meters, price) => `+ ${meters} m de cabo extra a ${price} por metro`,
  years: (years) => (years === 1 ? 'Licença por 1 ano' : `Licença por ${years} anos`),
  service: 'Serviço em campo',
  serviceDetail: (people, days) =>
    `${people} ${people === 1 ? 'profissional' : 'profissionais'} por ${days} ${days === 1 ? 'dia' : 'dias'}; inclui viagem, hospedagem, transporte local e alimentação`,
  serviceUnit: 'Serviço',
  subtotal: 'Subtotal',
  percent: (figure) => `${figure}%`,
  tax: (percentage) => `Imposto (${percentage})`,
  exempt: 'Imposto (exportação)',
  total: 'Total',
  terms: 'Condições comerciais',
  remarks: 'Observações',
  confirm: 'Validade e confirmação',
  confirmText: (day) =>
    `Este orçamento vale até ${day}, inclusive. Confirme-o no link que você recebeu por e-mail: peça ali um PIN de quatro dígitos e digite-o. Ali você também pode baixá-lo de novo, pedir uma mudança ou recusá-lo.`,
  notice: 'Venda restrita',
  noticeText:
    'Estes produtos são vendidos somente a empresas e profissionais autorizados a manuseá-los, não a consumidores finais. Ao confirmar, o cliente declara que tem as autorizações exigidas em seu país.',
  check: 'Verifique este documento',
  checkText: 'Leia o código ou abra o endereço: ele diz se este orçamento é autêntico e continua válido.',
  fingerprint: 'Impressão digital SHA-256',
  file: 'orcamento',
}
