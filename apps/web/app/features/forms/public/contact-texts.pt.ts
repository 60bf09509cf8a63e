import type { contactTexts } from './contact-texts.ts'

const contact: (typeof contactTexts)['es'] = {
  title: 'Contato',
  description: (company) =>
    `Consultas, reuniões por videochamada e acordos de confidencialidade com a equipe da ${company}.`,
  headline: 'Fale com quem conhece o equipamento',
  lead: 'Escolha como prefere falar conosco. Tudo o que você envia fica registrado com um número de referência.',
  optionsLabel: 'Formas de contato',
  options: {
    inquiry: {
      title: 'Enviar uma consulta',
      text: 'Produto, preço, prazo ou suporte.',
      action: 'Ir para o formulário',
    },
    chat: {
      title: 'Conversar com um representante',
      text: 'Por mensagem, em espanhol ou inglês.',
      action: 'Abrir o chat',
    },
    calendar: {
      title: 'Ver o calendário',
      text: 'Os horários livres dos próximos dias.',
      action: 'Ver os horários',
    },
    meeting: { title: 'Pedir uma reunião', text: 'Videochamada de 30 minutos.', action: 'Escolher um horário' },
  },
  newWindow: 'abre em outra janela',
  formTitle: 'Envie sua consulta',
  name: 'Nome',
  lastName: 'Sobrenome',
  company: 'Empresa',
  country: 'País',
  chooseCountry: 'Escolha um país',
  email: 'E-mail',
  phone: 'Telefone',
  phoneHint: 'Com o código do país, como +56912345678.',
  subject: 'Produto ou assunto',
  products: 'Produtos',
  topics: 'Outros assuntos',
  chooseSubject: 'Escolha um',
  message: 'Mensagem',
  asksFor: (fact, product) => `Preciso deste dado de ${product}: ${fact}.`,
  messageHint: 'Mina ou obra, quantidade, prazo: o que nos ajude a responder.',
  confirmData: 'Confirmo que meus dados estão corretos e podem ser usados para me responder.',
  website: 'Site',
  send: 'Enviar consulta',
  reference: 'Número de referência',
  keepReference: 'Guarde-o: com ele encontramos sua mensagem. Também o enviamos ao seu e-mail.',
  another: 'Enviar outra consulta',
  writeUs: 'Escreva para nós',
  asideTitle: 'O que acontece depois',
  steps: [
    ['Você recebe uma referência', 'Na tela e no seu e-mail, assim que envia o formulário.'],
    ['Uma pessoa lê', 'De segunda a sexta. Nos fins de semana não processamos solicitações.'],
    ['Nós respondemos', 'Com a informação técnica ou com um orçamento, se sua empresa estiver autorizada.'],
  ],
  directTitle: 'Direto',
  ndaTitle: 'Vai compartilhar informação confidencial?',
  ndaText: 'Preencha os dados da sua empresa e preparamos o acordo de confidencialidade antes da primeira reunião.',
  ndaAction: 'Pedir o acordo',
}

export const portuguese = { 'forms/contact': contact }
