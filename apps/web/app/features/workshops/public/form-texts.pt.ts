import type { formTexts } from './form-texts.ts'

const form: (typeof formTexts)['es'] = {
  title: 'Inscrição',
  lead: 'Sem custo. As vagas são preenchidas por ordem de inscrição; confirme a sua por e-mail em até 48 horas.',
  waitingLead:
    'Todas as vagas estão preenchidas. Inscreva-se na lista de espera: escreveremos assim que uma for liberada.',
  closedText: 'Este workshop já foi realizado. A página fica como registro do que foi trabalhado.',
  calledOffText: 'Quem havia se inscrito recebeu um e-mail.',
  earlyText: 'Volte a esta página nesse dia para se inscrever.',
  next: 'O próximo workshop',
  name: 'Nome e sobrenome',
  email: 'E-mail',
  emailHint: 'É para ele que enviamos a confirmação e o acesso à licença.',
  phone: 'Telefone',
  phoneHint: 'Com o código do país, por exemplo +55 11 91234 5678.',
  company: 'Empresa ou instituição',
  country: 'País',
  chooseCountry: 'Escolha um país',
  send: 'Inscrever-me',
  sendWaiting: 'Entrar na lista de espera',
  sentTitle: 'Confira o seu e-mail',
  reference: 'Número de inscrição',
  doneText: 'Enviamos um e-mail: confirme por ele a sua vaga em até 48 horas, ou ela passará a outra pessoa.',
  waitingText: (position: number) => `Você está na posição ${position} da lista. Não precisa fazer mais nada.`,
  mailTitle: 'Dúvidas sobre o workshop?',
  mailText: 'Materiais, certificados de participação ou um workshop na sua universidade ou mina:',
  addToCalendar: 'Adicionar ao calendário (.ics)',
}

export const portuguese = { 'workshops/form': form }
