import type { brazilTexts } from './brazil-texts.ts'

const brazil: (typeof brazilTexts)['es'] = {
  kicker: 'Workshop · Ouro Preto, Brasil',
  lead: 'Três dias de aulas, laboratório e campo sobre iniciação eletrônica, com certificação, na cidade que ensina mineração desde o século XIX.',
  facts: [
    { label: 'Data', value: '29 de abril a 4 de maio de 2024' },
    { label: 'Duração', value: '3 dias' },
    { label: 'Local', value: 'Ouro Preto, Minas Gerais' },
    { label: 'Ao terminar', value: 'Certificação' },
  ],
  chapters: 'Seções desta página',
  toTop: 'Voltar ao topo',
  names: {
    sponsors: 'Patrocinadores',
    about: 'O workshop',
    days: 'Os três dias',
    speakers: 'Palestrantes',
    location: 'Localização',
    activities: 'Atividades',
    registration: 'Inscrição',
  },
  sponsorsTitle: 'Patrocínio e apoio',
  sponsorsText: 'Marcas de amostra.',
  aboutTitle: 'Aprender com o equipamento na mão',
  aboutText: [
    'A universidade cedeu as salas de aula, o laboratório e uma pedreira-escola. Nós levamos adaptadores, consoles e o software de projeto. Durante três dias, estudantes e profissionais trabalharam nos mesmos grupos, da planta à revisão do resultado.',
    'Quem completou as três jornadas e o exercício final recebeu a certificação do workshop e uma licença de um ano do software, sem custo.',
  ],
  about: [
    { name: 'Certificação', text: 'Com presença completa e um caso resolvido em grupo.' },
    { name: 'Equipamentos reais', text: 'Adaptadores e consoles de demonstração, sempre sem explosivos.' },
    { name: 'Licença de um ano', text: 'Sem custo para cada participante, a partir do último dia.' },
  ],
  daysTitle: 'Três dias, três perguntas',
  days: [
    {
      name: 'Dia 1',
      question: 'O que queremos alcançar?',
      items: [
        'Fundamentos da iniciação eletrônica',
        'Leitura do maciço e da malha',
        'Objetivos de fragmentação e vibração',
      ],
    },
    {
      name: 'Dia 2',
      question: 'Como projetamos?',
      items: [
        'Sequências no software',
        'Alívio em ms/m e velocidade de partícula em mm/s',
        'Programação de adaptadores no laboratório',
      ],
    },
    {
      name: 'Dia 3',
      question: 'Qual foi o resultado?',
      items: [
        'Visita à pedreira-escola',
        'Análise de fragmentação em imagens',
        'Apresentação dos grupos e certificação',
      ],
    },
  ],
  speakersTitle: 'Palestrantes',
  speakers: [
    {
      name: 'Helena Prado Matos',
      role: 'Professora de perfuração e desmonte',
      text: 'Dirige o laboratório de desmonte da universidade anfitriã.',
    },
    {
      name: 'Rodrigo Peñafiel Rivas',
      role: 'Engenheiro de desmonte',
      text: 'Projeta sequências eletrônicas para minas a céu aberto.',
    },
    {
      name: 'Camila Andrade Torres',
      role: 'Especialista em simulação',
      text: 'Modela vibração e alívio, e ensina a duvidar dos dois.',
    },
  ],
}

export const portuguese = { 'workshops/brazil': brazil }
