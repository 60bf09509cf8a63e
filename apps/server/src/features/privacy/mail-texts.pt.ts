import type { MailTexts } from './mail-texts.ts'

export const pt: MailTexts = {
  confirm: {
    title: 'Confirme sua solicitação sobre dados pessoais',
    text: 'Recebemos um pedido sobre os dados pessoais ligados a este e-mail. Abra a página para vê-lo e confirmar que foi você.',
    button: 'Ver e confirmar',
    foot: 'Se não foi você, não faça nada: sem confirmação ninguém recebe a solicitação, e em 7 dias ela é apagada.',
  },
  received: {
    title: 'Recebemos sua solicitação sobre dados pessoais',
    text: 'Nossa equipe vai analisá-la e responder a este e-mail até o dia indicado abaixo, conforme a lei chilena 19.628.',
    button: 'Ver a solicitação',
  },
  answered: {
    title: 'Resposta à sua solicitação sobre dados pessoais',
    attached:
      'Anexamos o que temos registrado com seu e-mail: um documento para ler e um arquivo JSON para outros programas.',
    button: 'Ver a solicitação',
  },
  refused: {
    title: 'Não pudemos fazer o que você pediu sobre seus dados pessoais',
    text: 'Este é o motivo:',
    foot: 'Se não concordar, você pode reclamar à Agência de Proteção de Dados Pessoais do Chile.',
    button: 'Ver a solicitação',
  },
  right: 'Solicitação',
  due: 'Resposta até',
}
