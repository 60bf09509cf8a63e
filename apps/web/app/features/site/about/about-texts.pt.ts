import { capitalized } from '@portal/contract/core/text'
import { countInWords } from '#core/formats/count-in-words.ts'
import { presenceCountries } from '../commercial-terms.ts'
import type { aboutTexts } from './about-texts.ts'

const about: (typeof aboutTexts)['es'] = {
  breadcrumb: 'Caminho da página',
  home: 'Início',
  title: 'Instrumentos para que cada furo detone no seu tempo',
  name: 'Sobre nós',
  description: `Quem somos, o que fazemos e em que condições vendemos: equipamentos e software de desmonte eletrônico para mineração e obras civis, com presença em mais de ${presenceCountries} países.`,
  lead: 'Projetamos, fabricamos e apoiamos em campo equipamentos de iniciação eletrônica e o software que os acompanha, da malha ao fragmento.',
  drawing: 'Plano de um desmonte: furos em fileiras e as linhas que unem os que detonam ao mesmo tempo.',
  factsTitle: 'Em números',
  moreThan: (count) => `Mais de ${count}`,
  facts: {
    countries: 'países com presença, por escritórios próprios ou distribuidores',
    offices: ({ count, where, isAmerican }) =>
      `${count === 1 ? 'escritório' : 'escritórios'}${isAmerican ? ' na América' : ''}: ${where}`,
    warranty: 'de garantia de fábrica nos equipamentos',
    delivery: 'de prazo de entrega, aproximadamente',
  },
  whatTitle: 'O que fazemos',
  what: [
    {
      id: 'design',
      name: 'Projeto',
      text: 'O NextLion desenha a malha, calcula a sequência e mostra alívio e velocidade de partícula antes de perfurar. Um projeto que se pode revisar é um projeto que se pode melhorar.',
    },
    {
      id: 'field',
      name: 'Campo',
      text: 'Adaptadores com retardo próprio e consoles que os programam, testam e disparam. Cada equipamento diz com clareza o que está pronto e o que não está.',
    },
    {
      id: 'analysis',
      name: 'Análise',
      text: 'O Quamtum mede a fragmentação a partir de uma foto, de um drone ou do desktop. O resultado volta ao projeto seguinte: assim se fecha o ciclo.',
    },
  ],
  howTitle: 'Como trabalhamos',
  how: [
    ['Ouvimos a mina', 'Rocha, bancada, restrições e resultado esperado, antes de falar de equipamentos.'],
    [
      'Propomos com números',
      'Cada limite de um equipamento é dado com sua unidade e é o mesmo na ficha, na comparação e no orçamento.',
    ],
    [
      'Acompanhamos o primeiro disparo',
      'Treinamento com o equipamento comprado e apoio técnico até que a sua equipe o domine.',
    ],
    ['Medimos o resultado', 'Fragmentação, vibração e custo, para ajustar o projeto com dados e não por hábito.'],
    [
      'Continuamos por perto',
      'Assistência técnica, peças de reposição, licenças e workshops a partir do escritório do seu fuso horário.',
    ],
  ],
  termsTitle: 'Condições comerciais',
  termsLead: 'As mesmas para todos; constam em cada orçamento.',
  presence: 'Presença',
  presenceText: `mais de ${presenceCountries} países`,
  onlyTitle: 'Só para quem está autorizado',
  only: 'A venda é restrita a empresas e profissionais autorizados a manusear estes produtos; não vendemos a consumidores finais. Pedimos a autorização vigente antes da primeira venda e cada vez que ela muda.',
  peopleTitle: 'Com quem você fala',
  peopleLead: (count) =>
    `${count === 1 ? 'Uma pessoa, com seu' : `${capitalized(countInWords(count, 'pt', 'f'))} pessoas, cada uma com seu`} cartão: telefone, e-mail e um código para salvá-lo no celular.`,
  officesLink: 'Ver os escritórios',
  faqLink: 'Perguntas frequentes',
}

export const portuguese = { 'site/about': about }
