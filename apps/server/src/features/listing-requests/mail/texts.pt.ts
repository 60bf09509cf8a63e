import type { ClientTexts } from './texts.ts'

export const pt: ClientTexts = {
  hello: (name) => `Olá, ${name}:`,
  repairOf: (what) => `Serviço de manutenção: ${what}`,
  follow: 'Ver minha solicitação',
  followHint: 'Com este link você acompanha sua solicitação, escreve para nós ou a cancela. Não o compartilhe.',
  number: 'Solicitação',
  about: 'Anúncio',
  dates: 'Datas',
  amount: 'Valor da reserva',
  converted: 'Convertido de',
  agreed: 'Preço combinado',
  payUntil: 'Você pode pagar até',
  heldUntil: 'Reservado até',
  receipt: 'Comprovante',
  status: 'Situação',
  chileTime: 'horário do Chile',
  received: {
    title: 'Recebemos sua solicitação',
    text: 'Obrigado por nos escrever. Entraremos em contato com você.',
  },
  rentReceived: {
    title: 'Confirme seu interesse na locação',
    text: 'Recebemos sua solicitação de locação. Confirme com o botão que você continua interessado nestas datas.',
    button: 'Confirmar meu interesse',
    track: 'Acompanhamento',
  },
  payment: {
    title: 'Sua reserva aguarda o pagamento',
    text: {
      clasificado:
        'Separamos o equipamento para você. Pague a reserva com cartão antes que o link expire; o valor é descontado do preço.',
      propiedad:
        'Separamos o imóvel para você. Pague a reserva com cartão antes que o link expire; o valor é descontado do preço.',
    },
    button: 'Pagar a reserva',
  },
  reserved: {
    title: 'Sua reserva está confirmada',
    text: {
      clasificado: 'Recebemos o pagamento da reserva. O equipamento está reservado para você.',
      propiedad: 'Recebemos o pagamento da reserva. O imóvel está reservado para você.',
    },
  },
  linkExpired: {
    title: 'O link de pagamento expirou',
    text: {
      clasificado:
        'Não recebemos o pagamento a tempo e o equipamento ficou livre. Se você continua interessado, avise-nos com o botão.',
      propiedad:
        'Não recebemos o pagamento a tempo e o imóvel ficou livre. Se você continua interessado, avise-nos com o botão.',
    },
    button: 'Continuo interessado',
  },
  reservationExpired: {
    title: 'Sua reserva expirou',
    text: 'O prazo da sua reserva terminou. Escreveremos para você sobre a devolução do que pagou.',
  },
  changed: { title: 'Sua solicitação mudou de situação', comment: (text) => `Comentário: ${text}` },
  soldToOther: {
    title: {
      clasificado: 'O equipamento foi vendido a outro cliente',
      propiedad: 'O imóvel ficou com outro cliente',
    },
    text: {
      clasificado:
        'O equipamento sobre o qual você perguntou foi vendido a outro cliente e encerramos sua solicitação.',
      propiedad:
        'O imóvel sobre o qual você perguntou foi vendido ou alugado a outro cliente e encerramos sua solicitação.',
    },
    similar: { clasificado: 'Estes são parecidos:', propiedad: 'Estes são parecidos:' },
    button: { clasificado: 'Ver mais equipamentos', propiedad: 'Ver mais imóveis' },
  },
  itemGone: {
    title: 'O anúncio não está mais disponível',
    text: 'O anúncio sobre o qual você perguntou foi retirado e encerramos sua solicitação.',
  },
  written: { title: 'Você tem uma mensagem sobre sua solicitação' },
  newLink: {
    title: 'Seu novo link de acompanhamento',
    text: 'Trocamos o link com que você acompanha sua solicitação. O anterior não abre mais nada.',
  },
}
