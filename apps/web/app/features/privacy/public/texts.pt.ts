import type { dataRequestTexts } from './texts.ts'

const request: (typeof dataRequestTexts)['es'] = {
  title: 'Solicitação sobre seus dados',
  description: 'Peça para ver, corrigir, apagar ou levar os dados pessoais que o portal guarda com o seu e-mail.',
  lead: 'Peça para ver, corrigir, apagar ou levar o que guardamos com o seu e-mail. É grátis.',
  breadcrumb: 'Caminho da página',
  privacy: 'Privacidade',
  right: 'O que você deseja pedir?',
  choose: 'Escolha uma opção',
  name: 'Nome',
  email: 'E-mail',
  emailHint: 'Respondemos sobre os dados ligados a este e-mail. Você receberá um link para confirmar que ele é seu.',
  detail: 'Detalhe',
  detailHint: 'Por exemplo, qual dado está errado e qual é o correto.',
  website: 'Site',
  send: 'Enviar a solicitação',
  askedTitle: 'Verifique seu e-mail',
  askedText:
    'Sem a confirmação, ninguém recebe a solicitação. O link vale por 7 dias; se não chegar, olhe na caixa de spam.',
  back: 'Voltar a Privacidade',
  ownTitle: 'Sua solicitação sobre dados pessoais',
  state: 'Estado',
  due: 'Resposta no máximo até',
  confirmLead: 'Confirme que foi você quem a enviou. A partir desse momento corre o prazo para responder.',
  confirm: 'Confirmar a solicitação',
  receivedText: 'A resposta chegará ao seu e-mail.',
  absentTitle: 'Este link não funciona',
  absentText: 'Pode estar incompleto ou ter vencido: uma solicitação sem confirmação é apagada em 7 dias.',
  again: 'Enviar uma solicitação',
}

export const portuguese = { 'privacy/request': request }
