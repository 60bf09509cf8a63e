import type { chileTexts } from './chile-texts.ts'

const chile: (typeof chileTexts)['es'] = {
  kicker: 'Workshop · 28 de junho',
  lead: 'Um dia para projetar, simular e ler um desmonte eletrônico antes de carregar o primeiro furo, com um computador por pessoa e casos de minas chilenas.',
  drawing: 'Vista em planta de uma malha de desmonte com isócronas ao redor do furo inicial.',
  facts: [
    { label: 'Data', value: '28 de junho' },
    { label: 'Horário', value: '9h às 16h' },
    { label: 'Local', value: 'Universidad Ejemplo del Norte, Chile' },
    { label: 'Inclui', value: 'Licença de um ano' },
  ],
  softwareTitle: 'Simular antes de disparar',
  softwareText:
    'O NextLion é o software de projeto e análise da casa. No workshop, ele serve para percorrer o trabalho completo de um desmonte: a malha, os retardos, o que o maciço sente e o que fica por melhorar.',
  software: [
    {
      name: 'Sequência',
      text: 'Retardos de 0 a 30.000\u00a0ms em passos de 1\u00a0ms, furo a furo, com as isócronas à vista.',
    },
    {
      name: 'Alívio',
      text: 'O espaço que cada linha deixa para a seguinte, em ms/m, para corrigir zonas apertadas antes de perfurar.',
    },
    {
      name: 'Vibração',
      text: 'A velocidade de partícula esperada em cada ponto monitorado, em mm/s, e como ela muda ao mover um retardo.',
    },
    {
      name: 'Exportação',
      text: 'O projeto sai pronto para programar os adaptadores e para o relatório do desmonte.',
    },
  ],
  softwareLink: 'Conhecer o NextLion',
  scheduleTitle: 'Programação do dia',
  scheduleText: 'Cinco horas de trabalho e uma pausa longa. A teoria necessária e, em seguida, o exercício.',
  schedule: {
    morning: 'Manhã',
    morningHours: '9h – 12h',
    pause: 'Pausa para o almoço',
    pauseHours: '12h – 14h',
    afternoon: 'Tarde',
    afternoonHours: '14h – 16h',
  },
  morning: [
    'Iniciação eletrônica: o que muda em relação à pirotécnica',
    'Da perfuração ao modelo: carregar e conferir uma malha',
    'Sequências e isócronas',
    'Alívio e direção de deslocamento',
  ],
  afternoon: [
    'Vibrações: prever a velocidade de partícula',
    'Fragmentação: comparar o projeto com o medido',
    'Caso completo em grupos, com revisão em conjunto',
  ],
  speakersTitle: 'Palestrantes',
  speakersText: 'Três pessoas que projetam e disparam desmontes todas as semanas.',
  speakers: [
    {
      name: 'Rodrigo Peñafiel Rivas',
      role: 'Engenheiro de desmonte',
      text: 'Projeta sequências para cavas de cobre e conduz a entrada em operação de consoles na mina.',
    },
    {
      name: 'Camila Andrade Torres',
      role: 'Especialista em simulação',
      text: 'Constrói os modelos de vibração e ensina a lê-los sem enfeites.',
    },
    {
      name: 'Tomás Iturra Vidal',
      role: 'Chefe de aplicações',
      text: 'Leva os resultados de cada disparo de volta ao projeto seguinte.',
    },
  ],
  objectivesTitle: 'O que cada participante levou',
  objectives: [
    { name: 'Projetar', text: 'Preparar uma malha com retardos eletrônicos e justificar cada decisão.' },
    { name: 'Simular', text: 'Prever alívio, deslocamento e vibração, e reconhecer os limites do modelo.' },
    { name: 'Comparar', text: 'Confrontar o simulado com o medido depois do disparo.' },
    { name: 'Melhorar', text: 'Converter a diferença em uma mudança concreta para o próximo desmonte.' },
  ],
  licenseTitle: 'Um ano de licença, sem custo',
  licenseText:
    'Quem participou recebeu uma licença de um ano do software de simulação, sem custo, para continuar trabalhando com os exercícios do workshop e com os próprios projetos.',
}

export const portuguese = { 'workshops/chile': chile }
