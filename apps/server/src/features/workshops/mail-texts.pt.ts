import type { MailTexts } from './mail-texts.ts'

export const pt: MailTexts = {
  hello: (name) => `Olá, ${name}:`,
  confirm: {
    title: (workshop) => `Sua inscrição: ${workshop}`,
    text: (until) =>
      `Guardamos uma vaga para você até ${until}. Confirme-a com o botão; caso contrário, ela passa para a próxima pessoa.`,
    button: 'Confirmar minha vaga',
  },
  promoted: {
    title: (workshop) => `Há uma vaga para você: ${workshop}`,
    text: (until) =>
      `Uma vaga foi liberada e é sua se você a confirmar com o botão até ${until}. Depois ela passa para a próxima pessoa.`,
    button: 'Confirmar minha vaga',
  },
  waiting: {
    title: (workshop) => `Sua inscrição: ${workshop}`,
    text: (position) =>
      `O workshop está lotado e você está na lista de espera, na posição ${position}. Vamos escrever assim que houver uma vaga; você não precisa fazer nada.`,
    button: 'Ver minha inscrição',
  },
  confirmed: {
    title: (workshop) => `Vaga confirmada: ${workshop}`,
    text: 'Sua vaga está confirmada. Mostre este código na entrada, impresso ou no celular; se ele não aparecer, basta seu nome.',
    button: 'Ver minha inscrição',
    qr: 'Código QR da sua inscrição',
  },
  lapsed: {
    title: (workshop) => `Sua vaga foi liberada: ${workshop}`,
    text: 'Você não confirmou sua vaga a tempo e ela passou para outra pessoa. Se ainda quiser vir, inscreva-se de novo.',
    button: 'Ver o workshop',
  },
  changed: {
    title: (workshop) => `Mudou a data ou o local: ${workshop}`,
    text: 'O workshop mudou. Sua inscrição continua igual; estes são os dados que valem agora.',
    entry: 'O arquivo anexo atualiza seu calendário.',
    button: 'Ver minha inscrição',
  },
  calledOff: {
    title: (workshop) => `O workshop não será realizado: ${workshop}`,
    text: 'Lamentamos avisar que este workshop foi cancelado. Você não precisa fazer nada, e na página de eventos estão os próximos.',
    button: 'Ver o workshop',
  },
  before: 'Antes',
  license: 'Cada participante recebe uma licença de um ano do software de simulação, sem custo.',
  cannotCome: 'Se não puder participar, cancele com o mesmo botão: sua vaga passa para outra pessoa.',
  reference: 'Inscrição',
  workshop: 'Workshop',
  date: 'Data',
  time: 'Horário',
  place: 'Local',
  map: 'Mapa',
  to: 'a',
}
