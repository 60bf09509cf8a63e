import type { BidderTexts } from './mail-texts.ts'

export const pt: BidderTexts = {
  hello: (name) => `Olá, ${name}:`,
  listing: 'Anúncio',
  auction: 'Leilão',
  price: 'Preço atual',
  end: 'Termina',
  yourNumber: 'Seu número de participante',
  chileTime: 'horário do Chile',
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
  stopped: { title: 'O leilão foi interrompido', text: (reason) => `Motivo: ${reason}` },
}
