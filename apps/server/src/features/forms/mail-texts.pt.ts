import type { SenderTexts } from './mail-texts.ts'

export const pt: SenderTexts = {
  subject: {
    contacto: 'Recebemos sua consulta',
    nda: 'Recebemos seus dados',
    reunion: 'Recebemos seu pedido de reunião',
  },
  received: {
    contacto:
      'Obrigado por nos escrever. Uma pessoa vai responder a você em dias úteis: nos fins de semana não processamos solicitações.',
    nda: 'Obrigado. Estamos preparando o acordo de confidencialidade com seus dados e vamos enviá-lo a você para assinatura.',
    reunion: 'Obrigado. O horário está reservado para você; enviaremos o link da videochamada antes da reunião.',
  },
  reference: 'Referência',
  about: 'Sobre',
  when: 'Quando',
  notYou:
    'Se você não enviou este formulário, ignore este e-mail: não faremos mais nada com seu endereço sem uma resposta sua.',
}
