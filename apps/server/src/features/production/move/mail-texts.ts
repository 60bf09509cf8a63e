import type { ProductionStep } from '@portal/contract/production/steps'

type Told = Exclude<ProductionStep, 'recibida'>
interface StepText {
  title: (code: string) => string
  text: string
}

interface OrderTexts {
  steps: Record<Told, StepText>
  carrier: string
  tracking: string
  planned: string
  due: string
}

const es: OrderTexts = {
  steps: {
    planificada: {
      title: (code) => `Su pedido ${code} está planificado`,
      text: 'Planificamos la producción de su pedido.',
    },
    en_produccion: {
      title: (code) => `Su pedido ${code} está en producción`,
      text: 'Empezamos a producir su pedido.',
    },
    lista: { title: (code) => `Su pedido ${code} está listo`, text: 'Su pedido está listo para despachar.' },
    despachada: { title: (code) => `Despachamos su pedido ${code}`, text: 'Su pedido va en camino.' },
    entregada: {
      title: (code) => `Su pedido ${code} fue entregado`,
      text: 'Registramos la entrega de su pedido. Gracias por su confianza.',
    },
  },
  carrier: 'Transportista',
  tracking: 'Número de seguimiento',
  planned: 'Entrega prevista',
  due: 'Plazo de entrega',
}

const en: OrderTexts = {
  steps: {
    planificada: {
      title: (code) => `Your order ${code} is planned`,
      text: 'We have planned the production of your order.',
    },
    en_produccion: {
      title: (code) => `Your order ${code} is in production`,
      text: 'We have started to make your order.',
    },
    lista: { title: (code) => `Your order ${code} is ready`, text: 'Your order is ready for dispatch.' },
    despachada: { title: (code) => `We dispatched your order ${code}`, text: 'Your order is on its way.' },
    entregada: {
      title: (code) => `Your order ${code} was delivered`,
      text: 'Your order has been delivered. Thank you for your trust.',
    },
  },
  carrier: 'Carrier',
  tracking: 'Tracking number',
  planned: 'Planned delivery',
  due: 'Delivery term',
}

const pt: OrderTexts = {
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

export const texts = { es, en, pt }
