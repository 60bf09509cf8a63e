import type { emailTexts } from './email-texts.ts'

const email: (typeof emailTexts)['es'] = {
  confirmTitle: 'Confirme seu novo e-mail',
  confirmLead: (email) => `Ao confirmar, ${email} será o e-mail da sua conta, e com ele você entrará.`,
  confirmWhat: 'As sessões abertas são encerradas. O e-mail anterior recebe um aviso.',
  confirm: 'Confirmar este e-mail',
  keepTitle: 'Manter seu e-mail?',
  keepLead: (from, to) => `Foi pedida a troca do e-mail da sua conta de ${from} para ${to}.`,
  keepWhat: 'Se você o mantiver, a troca é interrompida e o link enviado ao outro endereço deixa de funcionar.',
  keepProtects:
    'A troca foi pedida a partir da sua conta: além disso, todas as sessões são encerradas, e você escolhe uma nova senha.',
  keep: 'Manter meu e-mail',
  takeBackTitle: 'Recupere sua conta',
  takeBackLead: (from, to) => `O e-mail da sua conta mudou de ${from} para ${to}.`,
  takeBackWhat:
    'Se você não queria isso, desfaça aqui: seu e-mail volta, todas as sessões são encerradas, a senha deixa de funcionar e você escolhe uma nova.',
  takeBack: 'Recuperar minha conta',
  until: (moment) => `Este link vale até ${moment}.`,
  confirmedTitle: 'E-mail confirmado',
  confirmedLead: (email) => `A partir de agora, você entra com ${email}.`,
  keptTitle: 'Você mantém seu e-mail',
  keptLead: 'A troca foi interrompida; nada mudou na sua conta.',
  backTitle: 'A conta voltou ao seu e-mail',
  backLead: 'Quando ela estiver ativa novamente, você poderá escolher uma senha com seu e-mail.',
  logIn: 'Entrar',
  goneTitle: 'Este link não funciona mais',
  goneLead: 'Cada link é usado uma única vez e expira. Se você não consegue entrar na sua conta, redefina a senha.',
  reset: 'Recuperar o acesso',

  waits: (email) => `Aguarda a confirmação de ${email}`,
  waitsText: (moment) => `Até lá, a conta mantém seu e-mail. O link enviado vale até ${moment}.`,
  sendAgain: 'Enviar outra vez',
  sendAgainIn: (time) => `Enviar outra vez em ${time}`,
  withdraw: 'Retirar a troca',
  changeHint: 'Muda quando o novo endereço confirmar.',
  whyEmailStays: 'Sua hierarquia ou seus módulos não bastam para trocar este e-mail.',
}

export const portuguese = { 'users/email': email }
