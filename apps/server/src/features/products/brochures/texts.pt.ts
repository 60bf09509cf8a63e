import type { BrochureTexts } from './texts.ts'

export const pt: BrochureTexts = {
  file: 'folheto',
  notice: 'Venda somente a empresas e profissionais autorizados',
  noticeText:
    'Estes produtos não são vendidos ao consumidor final. Antes da entrega pedimos a autorização vigente da empresa ou do profissional que vai manuseá-los.',
  contact: 'Contato',
  edition: (day) => `Edição ${day}`,
}
