import type { repairTexts } from './repair-texts.ts'

const repair: (typeof repairTexts)['es'] = {
  formTitle: 'Conte-nos do que você precisa',
  machine: 'Equipamento ou marca',
  machineHint: 'Por exemplo: Escavadeira 336, bomba hidráulica.',
  problem: 'O que está acontecendo',
  problemHint: 'Sintomas, horas de uso, onde está o equipamento e para quando você precisa dele.',
  chooseAgain: 'Se você anexou arquivos, escolha-os de novo antes de enviar.',
  send: 'Enviar solicitação',
  sending: (percent) => `Enviando ${percent}`,
  aside: 'Como trabalhamos',
  steps: [
    ['Nós a lemos', 'Um técnico analisa a solicitação e as fotos.'],
    ['Entramos em contato', 'Combinamos o diagnóstico na mina ou na oficina, com prazo e custo.'],
    ['Você acompanha o andamento', 'Com seu link secreto, você vê a situação e as mensagens, sem criar uma conta.'],
  ],
}

export const portuguese = { 'machines/market/repair': repair }
