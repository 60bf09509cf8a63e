import type { Say, Words } from './words.ts'

const nextlion = (say: Say): Words => ({
  headline: 'A bancada na tela, antes de ir a campo',
  does: [
    {
      title: 'Projeto da malha',
      text: 'Desenhe a bancada, distribua os furos e ajuste afastamento e espaçamento sobre a planta.',
    },
    {
      title: 'Plano de tempos',
      text: `Defina o retardo de cada furo dentro do que o adaptador aceita: ${say('next1', 'retardo')}, em passos de ${say('next1', 'retardo_paso')}.`,
    },
    {
      title: 'Alívio',
      text: `Quanto tempo a rocha tem para se mover antes da linha seguinte, em ${say('nextlion', 'unidad_alivio')}, em cada furo.`,
    },
    {
      title: 'Velocidade de partícula',
      text: `A vibração esperada em cada ponto, em ${say('nextlion', 'unidad_velocidad')}, para proteger estruturas e vizinhos.`,
    },
  ],
  drawing: {
    title: 'Contornos de tempo sobre a malha',
    text: 'As linhas unem os pontos que saem ao mesmo tempo. Onde se juntam, há mais milissegundos por metro e mais alívio; onde se abrem, a rocha tem menos tempo para se mover. Exemplo de traçado.',
  },
  tryIt: { label: 'Projete um desmonte', to: '/nextlion/designer' },
  program: {
    title: 'Veja o projeto funcionar hoje',
    text: 'Estas telas são do planejador deste site, que você pode usar agora. É uma demonstração: não substitui o engenheiro responsável pelo desmonte.',
    screens: [
      {
        file: 'designer-plan',
        alt: 'Planejador: malha em V com o tempo de cada furo e isócronas; ao lado, os campos de malha, carga e sequência',
        text: 'A malha, a carga e a sequência, com o tempo de cada furo.',
      },
      {
        file: 'designer-figures',
        alt: 'Planejador: furos, duração, explosivo total, maior carga por espera e velocidade de partícula, com o gráfico da carga ao longo do tempo',
        text: 'O que o projeto mostra: carga por espera e vibração estimada.',
      },
    ],
    facts: [
      {
        title: 'Formatos',
        text: 'O planejador abre e salva projetos em CSV e JSON, imprime a planta em PDF e fornece um link que contém todo o projeto.',
      },
      {
        title: 'Requisitos',
        text: 'O planejador funciona em qualquer navegador atual, no computador ou no celular, sem conta nem instalação. Os requisitos do NextLion são solicitados na ficha técnica.',
      },
      {
        title: 'Licenças',
        text: `${say('nextlion', 'licencias')}. A demonstração é solicitada com uma conta neste site.`,
      },
    ],
  },
  works: {
    next1: 'Recebe em campo os tempos que foram projetados.',
    next3: 'O plano de um desmonte de produção, furo a furo.',
    quamtum: 'Mede o que o projeto alcançou e leva o resultado ao seguinte.',
  },
})

export const portuguese = { 'products/nextlion': nextlion }
