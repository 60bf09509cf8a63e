import type { belowTexts } from './below-texts.ts'

const below: (typeof belowTexts)['es'] = {
  carousel: 'carrossel',
  slide: 'slide',
  ofAll: (place, count) => `${place} de ${count}`,
  software: {
    kicker: 'Software',
    title: 'Da malha ao fragmento, uma única linha',
    lead: 'Projeto, simulação e análise em um mesmo plano, com as unidades com que você trabalha.',
    demo: 'Testar a demo',
    more: (product) => `Conhecer o ${product}`,
    screens: [
      {
        name: 'Malha e sequência',
        text: 'Desenhe a malha, atribua os tempos e veja as linhas de mesma saída antes de carregar.',
        alt: 'Tela de projeto: plano de uma malha com os tempos de cada furo e suas isócronas.',
      },
      {
        name: 'Alívio',
        text: 'O alívio em ms/m, furo por furo, para que a rocha tenha para onde se mover.',
        alt: 'Tela de alívio: mapa da malha colorido segundo os ms/m entre linhas.',
      },
      {
        name: 'Vibração',
        text: 'A velocidade de partícula em mm/s que se espera onde não deve vibrar.',
        alt: 'Tela de vibração: registro de três componentes em mm/s e seu espectro de frequências.',
      },
    ],
    dialogTitle: 'Teste o software',
    dialogText: 'A demo é pedida na sua conta. Entre se já tem uma; se não, crie a sua em três passos.',
    access: 'Acessar',
    register: 'Cadastrar-se',
  },
  nextWorkshop: 'Próximo workshop',
  seeWorkshop: 'Ver o programa e me inscrever',
  hardware: {
    title: 'Equipamentos de campo',
    lead: 'Adaptadores com retardo programável e consoles que os disparam, de uma série curta até a produção.',
    label: 'Adaptadores e consoles',
    see: 'Ver o produto',
    all: 'Todos os produtos',
  },
  films: {
    title: 'Veja em movimento',
    watch: (name) => `Ver: ${name}`,
  },
  whoTitle: 'Para quem responde por cada disparo',
  lines: 'Linhas de produto',
  brochures: 'Folhetos',
  contact: {
    title: 'Fale com quem conhece o equipamento',
    messages: (country) => `Mensagens · ${country}`,
    mail: 'E-mail',
    offices: 'Escritórios',
    postal: (code) => `Código postal ${code}`,
  },
}

export const portuguese = { 'home/below': below }
