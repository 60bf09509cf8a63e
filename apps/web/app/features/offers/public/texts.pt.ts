import type { offerTexts } from './texts.ts'

const offers: (typeof offerTexts)['es'] = {
  title: 'Fazer uma oferta',
  description: (brand) => `Faça uma oferta por ${brand}: só nossa equipe vê o valor.`,
  lead: 'Proponha um valor. Só nossa equipe o vê; responderemos por e-mail: aceita, com outro valor ou recusada.',
  amount: (currency) => `Sua oferta em ${currency}`,
  messageHint: 'Condições, prazos ou perguntas. O vendedor lê a mensagem; o valor, não.',
  emailHint: 'A resposta chega por e-mail.',
  send: 'Enviar oferta',
  confirmFar: (words) => `Sim, ofereço ${words}.`,
  notTaken: 'Este anúncio não aceita ofertas.',
  received: 'Oferta recebida',
  reference: 'Número da solicitação',
  follow: 'Ver minha solicitação',
  followText: 'Na página dela você vê o andamento. Guarde o link: ele também vai no e-mail.',
  again: 'Escrevemos para você quando a recebemos: o link da sua solicitação está nesse e-mail.',
  toMachine: 'Voltar ao anúncio',
  counterTitle: 'Contraproposta',
  yourOffer: 'Sua oferta',
  counter: 'Propomos',
  until: 'Você pode aceitá-la até',
  accept: 'Aceitar e reservar',
  acceptText: (byCard) =>
    `Ao aceitar, o equipamento fica separado para você, e você tem 48 horas para pagar a reserva${byCard ? ' com cartão' : ''}.`,
  decline: 'Não aceito',
  declineText: 'Avisaremos a equipe de vendas. Você pode fazer outra oferta quando quiser.',
  states: {
    aceptada: 'Você aceitou a contraproposta. Enviamos a você o link para pagar a reserva.',
    declinada: 'Você recusou a contraproposta.',
    vencida: 'O prazo de 72 horas terminou.',
    cerrada: 'Esta solicitação está encerrada.',
    rechazada: 'Esta oferta foi recusada.',
  },
  pay: 'Ir à minha solicitação e pagar',
  another: 'Fazer outra oferta',
  absentTitle: 'Não encontramos esta página',
  absentText: 'O anúncio não existe mais, ou o link não é o mais recente. Use o do último e-mail.',
  toOffers: 'Ver anúncios que aceitam ofertas',
}

export const portuguese = { offers }
