import type { MailTexts } from './mail-texts.ts'

export const pt: MailTexts = {
  hello: (name) => `Olá, ${name}:`,
  number: 'Solicitação',
  listing: 'Anúncio',
  offered: 'Sua oferta',
  counter: 'Contraproposta',
  comment: 'Comentário',
  until: 'Você pode aceitá-la até',
  chileTime: 'horário do Chile',
  reason: 'Motivo',
  received: {
    title: 'Recebemos sua oferta',
    text: 'Nossa equipe vai analisá-la. Responderemos por e-mail: aceita, com outro valor ou recusada.',
    button: 'Ver minha solicitação',
  },
  countered: {
    title: 'Propomos outro valor',
    text: 'Não aceitamos sua oferta como está, mas fazemos esta proposta. O link vale por 72 horas; se você a aceitar, terá 48 horas para pagar a reserva.',
    button: 'Ver a contraproposta',
  },
  rejected: {
    title: 'Sua oferta não foi aceita',
    text: 'Obrigado pelo seu interesse. Você pode fazer outra oferta enquanto o anúncio estiver publicado.',
    button: 'Fazer outra oferta',
  },
  acceptedTitle: (brand) => `Aceitamos sua oferta: ${brand}`,
  acceptedText: 'Sua oferta foi aceita. Você tem 48 horas para pagar a reserva.',
  counterTitle: (brand) => `Você aceitou a contraproposta: ${brand}`,
  counterText: 'Você tem 48 horas para pagar a reserva.',
}
