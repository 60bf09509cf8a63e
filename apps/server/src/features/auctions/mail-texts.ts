const es = {
  hello: (name: string) => `Hola, ${name}:`,
  machine: 'Clasificado',
  auction: 'Subasta',
  price: 'Precio actual',
  end: 'Termina',
  yourNumber: 'Su número de postor',
  toAuction: 'Ir a mi página de pujas',
  secret: 'Con este enlace se puja en su nombre. No lo comparta. Si no fue usted, ábralo y retire su correo.',
  pin: {
    title: 'Su código para pujar',
    text: 'Escriba este código en la página de la subasta. Vale 10 minutos.',
    foot: 'Si no fue usted, no haga nada: sin el código nadie puede pujar con su correo.',
  },
  verified: {
    title: 'Ya puede pujar',
    text: 'Verificamos su correo y aceptó las condiciones. Las pujas no se pueden retirar.',
  },
  outbid: {
    title: 'Otro postor superó su puja',
    text: 'La subasta sigue abierta. Puede pujar de nuevo hasta que termine.',
  },
  won: {
    title: (brand: string) => `Ganó la subasta: ${brand}`,
    text: 'Su puja fue la mejor. Tiene 48 horas para pagar la reserva; el monto se descuenta del precio.',
  },
  second: {
    title: (brand: string) => `El equipo puede ser suyo: ${brand}`,
    text: 'El ganador no pagó la reserva y su puja fue la siguiente. Tiene 48 horas para pagarla; después la subasta se cierra.',
  },
  lost: {
    title: 'La subasta terminó',
    sold: 'Otro postor ganó. Gracias por participar; si el ganador no paga, le escribiremos una vez si su puja fue la segunda.',
    unsold: 'La mejor puja no alcanzó el precio de reserva. Si el vendedor acepta, le escribiremos al mejor postor.',
  },
  voided: {
    title: 'Anulamos su puja',
    text: (amount: string, reason: string) =>
      `Anulamos su puja de ${amount}: ${reason}. Ya no lo obliga; puede pujar de nuevo mientras la subasta esté en curso.`,
  },
  stopped: { title: 'La subasta se detuvo', text: (reason: string) => `Motivo: ${reason}` },
}

const en: typeof es = {
  hello: (name) => `Hello ${name},`,
  machine: 'Listing',
  auction: 'Auction',
  price: 'Current price',
  end: 'Ends',
  yourNumber: 'Your bidder number',
  toAuction: 'Go to my bidding page',
  secret: 'This link bids in your name. Do not share it. If it was not you, open it and withdraw your e-mail.',
  pin: {
    title: 'Your code to bid',
    text: 'Enter this code on the page of the auction. It is valid for 10 minutes.',
    foot: 'If it was not you, do nothing: without the code nobody can bid with your e-mail.',
  },
  verified: {
    title: 'You can now bid',
    text: 'We verified your e-mail, and you accepted the terms. Bids cannot be withdrawn.',
  },
  outbid: {
    title: 'You have been outbid',
    text: 'The auction is still open. You can bid again until it ends.',
  },
  won: {
    title: (brand) => `You won the auction: ${brand}`,
    text: 'Your bid was the best. You have 48 hours to pay the reservation; it is credited to the price.',
  },
  second: {
    title: (brand) => `The machine may be yours: ${brand}`,
    text: 'The winner did not pay the reservation, and your bid was the next highest. You have 48 hours to pay it; after that the auction is closed.',
  },
  lost: {
    title: 'The auction has ended',
    sold: 'Another bidder won. Thank you for taking part; if the winner does not pay and yours was the second-best bid, we will write to you.',
    unsold: 'The best bid did not reach the reserve price. If the seller agrees, we will write to the best bidder.',
  },
  voided: {
    title: 'We voided your bid',
    text: (amount, reason) =>
      `We voided your bid of ${amount}: ${reason}. It no longer binds you; you can bid again while the auction runs.`,
  },
  stopped: { title: 'The auction was stopped', text: (reason) => `Reason: ${reason}` },
}

const pt: typeof es = {
  hello: (name) => `Olá, ${name}:`,
  machine: 'Anúncio',
  auction: 'Leilão',
  price: 'Preço atual',
  end: 'Termina',
  yourNumber: 'Seu número de participante',
  toAuction: 'Ir à minha página de lances',
  secret:
    'Quem tem este link pode dar lances em seu nome. Não o compartilhe. Se não foi você, abra-o e retire seu e-mail.',
  pin: {
    title: 'Seu código para dar lances',
    text: 'Digite este código na página do leilão. Ele vale por 10 minutos.',
    foot: 'Se não foi você, não faça nada: sem o código ninguém pode dar lances com seu e-mail.',
  },
  verified: {
    title: 'Você já pode dar lances',
    text: 'Verificamos seu e-mail e você aceitou as condições. Os lances não podem ser retirados.',
  },
  outbid: {
    title: 'Outro participante superou seu lance',
    text: 'O leilão continua aberto. Você pode dar outro lance até que ele termine.',
  },
  won: {
    title: (brand) => `Você venceu o leilão: ${brand}`,
    text: 'Seu lance foi o maior. Você tem 48 horas para pagar a reserva; o valor é descontado do preço.',
  },
  second: {
    title: (brand) => `O equipamento pode ser seu: ${brand}`,
    text: 'O vencedor não pagou a reserva, e seu lance foi o segundo maior. Você tem 48 horas para pagá-la; depois o leilão é encerrado.',
  },
  lost: {
    title: 'O leilão terminou',
    sold: 'Outro participante venceu. Obrigado por participar; se o vencedor não pagar e seu lance tiver sido o segundo maior, escreveremos para você uma vez.',
    unsold:
      'O maior lance não alcançou o preço de reserva. Se o vendedor aceitar, escreveremos para quem deu o maior lance.',
  },
  voided: {
    title: 'Anulamos seu lance',
    text: (amount, reason) =>
      `Anulamos seu lance de ${amount}: ${reason}. Ele não obriga mais você; você pode dar outro lance enquanto o leilão estiver em andamento.`,
  },
  stopped: { title: 'O leilão foi interrompido', text: (reason) => `Motivo: ${reason}` },
}

/** To bidders. */
export const mailTexts = { es, en, pt }
