import type { cardTexts } from './card-texts.ts'

const card: (typeof cardTexts)['es'] = {
  breadcrumb: 'Caminho da página',
  about: 'Sobre nós',
  descriptionOf: (name, role, company) =>
    `${name}, ${role} da ${company}: telefone, e-mail, escritório e cartão para salvar na agenda.`,
  cardOf: (name) => `Cartão de ${name}`,
  save: 'Salvar contato',
  call: 'Ligar',
  write: 'Escrever',
  phone: 'Telefone',
  email: 'E-mail',
  asksFor: 'Consulte sobre',
  languages: 'Idiomas',
  office: 'Escritório',
  allOffices: 'Ver no mapa',
  qrTitle: 'Escaneie para abrir este cartão',
  qrText: 'Aponte a câmera do celular: o cartão se abre e é salvo com um toque.',
  share: 'Compartilhar',
  byMail: 'Por e-mail',
  byMessage: 'Por WhatsApp',
  others: 'O restante da equipe',
}

export const portuguese = {
  'site/card': card,
  español: 'espanhol',
  inglés: 'inglês',
  portugués: 'português',
  francés: 'francês',
}
