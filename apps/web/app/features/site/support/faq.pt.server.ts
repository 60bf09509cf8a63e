import { type CommercialTerms, presenceCountries } from '../commercial-terms.ts'
import type { FaqGroup } from './faq-entry.ts'

const faq = ({ warranty, delivery }: CommercialTerms): readonly FaqGroup[] => [
  {
    id: 'buying',
    title: 'Compra e entrega',
    entries: [
      {
        id: 'who-can-buy',
        question: 'Quem pode comprar os produtos?',
        answer: [
          'Empresas e profissionais autorizados a manusear produtos de desmonte conforme as leis do seu país. Não vendemos a consumidores finais.',
          'Antes da primeira venda, pedimos os documentos que comprovam essa autorização; eles ficam guardados e não é preciso enviá-los de novo enquanto estiverem válidos.',
        ],
      },
      {
        id: 'quote',
        question: 'Como peço um orçamento?',
        answer: [
          'Crie uma conta no portal ou escreva ao escritório mais próximo com o produto, a quantidade, o país de destino e o tipo de mina ou obra. Com esses dados, o orçamento sai completo já na primeira vez.',
        ],
      },
      {
        id: 'delivery-time',
        question: 'Quanto tempo leva a entrega?',
        answer: [
          `Cerca de ${delivery} a partir da confirmação do pedido e do recebimento do pagamento. Não processamos pedidos nos fins de semana, por isso eles não contam nesse prazo.`,
        ],
      },
      {
        id: 'delivery-place',
        question: 'Onde os equipamentos são entregues?',
        answer: [
          'As vendas são FOB dentro do México. A partir desse ponto, o transporte, o seguro e o desembaraço aduaneiro correm por conta do comprador; se precisar, recomendamos agentes que conhecem esse tipo de carga.',
        ],
      },
      {
        id: 'payment',
        question: 'Como se paga?',
        answer: [
          'Por transferência internacional para a conta que aparece na fatura. Confirme sempre esses dados por telefone com o seu executivo antes da primeira transferência: nunca avisamos uma mudança de conta só por e-mail.',
        ],
      },
      {
        id: 'countries',
        question: 'Em que países vocês estão presentes?',
        answer: [
          `Em mais de ${presenceCountries} países, com escritórios no México, no Peru, no Chile e nos Estados Unidos e com distribuidores que atendem os demais.`,
        ],
      },
    ],
  },
  {
    id: 'warranty',
    title: 'Garantia e serviço',
    entries: [
      {
        id: 'warranty-time',
        question: 'Quanto dura a garantia?',
        answer: [
          `A garantia de fábrica é de ${warranty} a partir da entrega e cobre defeitos de material e de fabricação.`,
        ],
      },
      {
        id: 'warranty-limits',
        question: 'O que a garantia não cobre?',
        answer: [
          'Impactos, umidade em equipamentos usados com a tampa aberta, conectores forçados, equipamentos abertos por terceiros e baterias danificadas por terem sido guardadas descarregadas. Também não cobre os consumíveis que se perdem em cada disparo, salvo defeito de origem.',
        ],
      },
      {
        id: 'claim',
        question: 'Como aciono a garantia?',
        answer: [
          'Escreva ao escritório que fez a venda com o número de série, a data da fatura, uma foto do equipamento e a mensagem que aparece na tela. Respondemos com uma ordem de envio ou com a solução, se for possível resolver a distância.',
        ],
      },
      {
        id: 'repair',
        question: 'Vocês consertam equipamentos fora da garantia?',
        answer: [
          'Sim. Primeiro fazemos um diagnóstico e um orçamento; nada é consertado sem a sua aprovação. Todo equipamento consertado é entregue com o registro dos testes em que foi aprovado.',
        ],
      },
      {
        id: 'training',
        question: 'Vocês treinam o pessoal que vai usá-los?',
        answer: [
          'Sim, no seu escritório ou na mina, com o equipamento que você comprou. O treinamento personalizado é orçado como um serviço, assim como o acompanhamento técnico nos primeiros disparos.',
        ],
      },
    ],
  },
  {
    id: 'field',
    title: 'Equipamentos em campo',
    entries: [
      {
        id: 'which-console',
        question: 'De qual console eu preciso?',
        answer: [
          'Depende de quantos adaptadores você dispara de uma vez, da distância segura que a sua mina exige e da necessidade de interligar vários consoles. A página de cada produto informa os seus limites com unidades; se estiver entre dois modelos, envie-nos a planta de um desmonte típico e diremos qual e por quê.',
        ],
      },
      {
        id: 'adapter-delay',
        question: 'Quem decide o retardo de cada furo?',
        answer: [
          'Você, no projeto. Cada adaptador é programado separadamente, em passos de um milissegundo, e o console verifica se todos respondem antes de permitir o disparo.',
        ],
      },
      {
        id: 'missing-adapter',
        question: 'O que faço se um adaptador não responder?',
        answer: [
          'Não dispare. Desarme o console e, conforme o procedimento da sua mina, verifique primeiro o conector e o cabo desse furo, depois o trecho anterior da linha, e repita o teste. Se ele continuar sem responder, antes de prosseguir trate-o conforme o procedimento da sua mina para furos não detectados.',
        ],
      },
      {
        id: 'storage',
        question: 'Como guardar os consoles entre campanhas?',
        answer: [
          'Limpos, secos, com a tampa fechada e a bateria carregada. Recarregue a bateria se o equipamento passar uma temporada sem uso: uma bateria guardada vazia perde capacidade.',
        ],
      },
      {
        id: 'console-languages',
        question: 'Em que idiomas estão os equipamentos?',
        answer: [
          'Nos equipamentos com menu em vários idiomas, a troca é feita nas configurações, sem perder o que foi programado. A lista de cada equipamento está na sua ficha.',
        ],
      },
    ],
  },
  {
    id: 'software',
    title: 'Software e licenças',
    entries: [
      {
        id: 'license-types',
        question: 'Que tipos de licença existem?',
        answer: [
          'Demonstração, para conhecer o programa; Estudante, para estudantes e universidades; Empresarial, para empresas; e Mensal, para trabalhos por mês. Todas são administradas na conta do portal.',
        ],
      },
      {
        id: 'demo',
        question: 'Posso testar o software antes de comprar?',
        answer: [
          'Sim. Com uma conta do portal, você pode pedir uma licença de demonstração, uma vez para cada programa.',
        ],
      },
      {
        id: 'license-end',
        question: 'O que acontece com os meus projetos quando a licença vence?',
        answer: [
          'Os arquivos são seus e continuam no seu computador. Quando você renova, o programa os abre exatamente como os deixou.',
        ],
      },
      {
        id: 'own-photos',
        question: 'Posso analisar fotos que já tenho?',
        answer: [
          'Sim, com a versão desktop do Quamtum, desde que haja na foto algo de medida conhecida para lhe dar escala. O manual interativo explica quais fotos servem e quais não.',
        ],
      },
      {
        id: 'workshop-license',
        question: 'Os participantes dos workshops recebem uma licença?',
        answer: ['Quem participou do workshop do Chile recebeu uma licença gratuita por um ano.'],
      },
    ],
  },
  {
    id: 'portal',
    title: 'Conta e classificados',
    entries: [
      {
        id: 'account',
        question: 'Como crio uma conta?',
        answer: [
          'Escreva o seu nome e o seu e-mail, confirme com o PIN de quatro dígitos que enviamos e escolha a sua senha.',
        ],
      },
      {
        id: 'pin',
        question: 'Não recebi o PIN. O que faço?',
        answer: [
          'Verifique a pasta de spam e se o endereço está escrito corretamente. Depois de três minutos, você pode pedir outro; o anterior deixa de valer.',
        ],
      },
      {
        id: 'password',
        question: 'Esqueci a minha senha. Como entro?',
        answer: [
          'Na página de login, escolha recuperar o acesso: enviamos um PIN ao seu e-mail e, com ele, você define uma senha nova. Por segurança, as sessões abertas são encerradas.',
        ],
      },
      {
        id: 'listing',
        question: 'Quem revisa as máquinas que são publicadas?',
        answer: [
          'A nossa equipe, antes que elas apareçam: dados, fotos e preço. Os pedidos de orçamento, locação ou reparo chegam com um número para você acompanhá-los sem precisar de conta.',
        ],
      },
      {
        id: 'reservation',
        question: 'O que significa reservar uma máquina?',
        answer: [
          'Que você paga com cartão um valor que é descontado do preço, e a máquina deixa de ser oferecida a outras pessoas até a data indicada no comprovante.',
        ],
      },
    ],
  },
]

export const portuguese = { faq }
