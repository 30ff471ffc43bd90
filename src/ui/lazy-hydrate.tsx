import {
  type ComponentType,
  lazy,
  type ReactNode,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useState,
} from 'react'

/** How far outside the window a part may be when its script is fetched. */
const fetchMargin = '50% 0px'

/** Where the words of late parts are loaded from. */
interface CatalogueLoader<Catalogue extends string> {
  load(names: readonly Catalogue[]): Promise<void>
}

/** A part of a page whose script comes later than the page's; made by {@link deferComponent}, drawn by {@link LazyHydrate}. */
interface DeferredComponent<Props extends object, Catalogue extends string> {
  readonly place: string
  readonly draw: (props: Props) => ReactNode
  /** Fetches script and words, once; a failure is forgotten, so that it can be tried again. */
  readonly fetch: (words: CatalogueLoader<Catalogue>) => void
  readonly loaded: Promise<unknown>
  readonly isLoaded: () => boolean
}

const onServer: Promise<unknown>[] = []

/** Resolves once the server can draw every late part of the modules loaded so far. */
export async function deferredComponentsLoaded(): Promise<void> {
  await Promise.all(onServer)
}

/** `place` selects the element that holds the part, whose styles must come with the page; its words come with it. */
export function deferComponent<Props extends object, Catalogue extends string>(
  place: string,
  catalogue: Catalogue,
  load: () => Promise<ComponentType<Props>>,
): DeferredComponent<Props, Catalogue> {
  let Loaded: ComponentType<Props> | undefined
  let isFetching = false
  const { promise: loaded, resolve } = Promise.withResolvers<{ default: ComponentType<Props> }>()
  const fetch = (words: CatalogueLoader<Catalogue>) => {
    if (isFetching) return
    isFetching = true
    Promise.all([load(), words.load([catalogue])]).then(
      ([component]) => {
        Loaded = component
        resolve({ default: component })
      },
      () => {
        isFetching = false
      },
    )
  }
  const isLoaded = () => Loaded !== undefined
  if (import.meta.env.SSR) {
    onServer.push(load().then((component) => (Loaded = component)))
    return { place, fetch, loaded, isLoaded, draw: (props) => Loaded && <Loaded {...props} /> }
  }
  const Part = lazy(() => loaded)
  return { place, fetch, loaded, isLoaded, draw: (props) => <Part {...props} /> }
}

/**
 * Draws a part whose script comes when the visitor gets near it. The server draws it whole, and the browser keeps
 * that HTML as it is until then; where there is none, because the page was opened by the script, it is fetched at
 * once. What cannot be fetched stays what it is, and is tried again when the visitor comes near once more.
 */
export function LazyHydrate<Props extends object, Catalogue extends string>({
  part,
  words,
  props,
}: {
  part: DeferredComponent<Props, Catalogue>
  words: CatalogueLoader<Catalogue>
  props: Props
}) {
  const [isThere, setThere] = useState(part.isLoaded)
  const fetch = useCallback(() => part.fetch(words), [part, words])
  const boundary = <Suspense fallback={<FetchOnMount onMissing={fetch} />}>{part.draw(props)}</Suspense>
  // A change would take the server's HTML away before there is anything to draw it with.
  const [first] = useState({ props, boundary })
  useEffect(() => {
    if (isThere) return
    void part.loaded.then(() => startTransition(() => setThere(true)))
    return onceNear(part.place, fetch)
  }, [isThere, part, fetch])
  useEffect(() => {
    if (!isThere && !isSame(props, first.props)) fetch()
  })
  return isThere ? boundary : first.boundary
}

/** Stands where there is no HTML to keep. */
function FetchOnMount({ onMissing }: { onMissing: () => void }) {
  useEffect(onMissing, [onMissing])
  return null
}

/** Whether both draw the same: what a press calls is another function at every drawing. */
function isSame<Props extends object>(props: Props, others: Props): boolean {
  const known = new Map<string, unknown>(Object.entries(others))
  return Object.entries(props).every(
    ([name, value]) => typeof value === 'function' || Object.is(value, known.get(name)),
  )
}

function onceNear(place: string, begin: () => void): () => void {
  const element = document.querySelector<HTMLElement>(place)
  if (!element) return () => undefined
  // Its links are followed by whoever listens for plain ones.
  element.dataset['later'] = ''
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) begin()
    },
    { rootMargin: fetchMargin },
  )
  observer.observe(element)
  return () => {
    delete element.dataset['later']
    observer.disconnect()
  }
}
