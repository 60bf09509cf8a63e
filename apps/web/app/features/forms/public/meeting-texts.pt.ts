import type { meetingTexts } from './meeting-texts.ts'

const meeting: (typeof meetingTexts)['es'] = {
  title: 'Pedir uma reunião',
  description: (company) => `Escolha um horário livre e converse por videochamada com a equipe da ${company}.`,
  lead: (minutes) =>
    `Escolha um horário livre: conversamos ${minutes} minutos por videochamada, em espanhol ou em inglês.`,
  calendarTitle: 'Calendário',
  calendarDescription: (company) =>
    `Os horários livres da equipe da ${company} para uma videochamada nos próximos dias úteis.`,
  calendarLead: 'Horários livres dos próximos dias úteis. Escolha um para pedir a reunião.',
  hours: { 'America/Santiago': 'hora de Santiago do Chile' },
  zone: (hour, offset) => `${hour} (${offset}). De segunda a sexta.`,
  week: (date) => `Semana de ${date}`,
  hour: 'Hora',
  taken: 'Ocupado',
  holiday: 'Feriado',
  free: 'Livre',
  noDay: 'Sem horários',
  yours: 'Seu horário',
  chooseTime: 'Escolha dia e hora',
  who: 'Com quem falamos',
  name: 'Nome',
  company: 'Empresa',
  email: 'E-mail',
  phone: 'Telefone',
  phoneHint: 'Com o código do país, como +56912345678.',
  topic: 'Motivo',
  topicHint: 'O que você quer ver ou resolver, e quem vai participar.',
  send: 'Pedir esta reunião',
  back: 'Voltar ao contato',
  noneFits: 'Nenhum horário serve?',
  noneFitsText: 'Escreva para nós e procuramos outro com você.',
}

export const portuguese = { 'forms/meeting': meeting }
