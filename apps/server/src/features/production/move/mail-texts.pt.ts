import type { OrderTexts } from './mail-texts.ts'

export const pt: OrderTexts = {
  steps: {
    planificada: { title: (code) => `Seu pedido ${code} está planejado`, text: 'Planejamos a produção do seu pedido.' },
    en_produccion: { title: (code) => `Seu pedido ${code} está em produção`, text: 'Começamos a produzir seu pedido.' },
    lista: { title: (code) => `Seu pedido ${code} está pronto`, text: 'Seu pedido está pronto para o despacho.' },
    despachada: { title: (code) => `Despachamos seu pedido ${code}`, text: 'Seu pedido está a caminho.' },
    entregada: {
      title: (code) => `Seu pedido ${code} foi entregue`,
      text: 'Registramos a entrega do seu pedido. Obrigado pela confiança.',
    },
  },
  carrier: 'Transportadora',
  tracking: 'Número de rastreamento',
  planned: 'Entrega prevista',
  due: 'Prazo de entrega',
}
