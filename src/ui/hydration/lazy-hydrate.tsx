import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useState,
} from 'react'

/** Distance from the viewport at which the code of a component is fetched. */
const fetchMargin = '50% 0px'

/** Loads message catalogues. */
interface CatalogueLoader<Catalogue extends string> {
  load(names: readonly Catalogue[]): Promise<void>
}

/** A component whose code is loaded after the page. Made by {@link deferComponent}, rendered by {@link LazyHydrate}. */
interface DeferredComponent<Props extends object, Catalogue extends string> {
  /** Finds the elements around it. */
  readonly selector: string
  /** How one place renders it: without suspending when its code has arrived before. */
  readonly renderer: () => (props: Props) => ReactNode
  /** Fetches code and messages once. After a failure the next call tries again. */
  readonly fetch: (messages: CatalogueLoader<Catalogue>) => void
  readonly loaded: Promise<unknown>
  readonly isLoaded: () => boolean
}

const onServer: Promise<unknown>[] = []

/** Resolves when the server can render every deferred component that has been declared so far. */
export async function deferredComponentsLoaded(): Promise<void> {
  await Promise.all(onServer)
}

/** Deferred components of pages whose code has arrived, until a page shows them. */
const unshown = new Set<{ readonly fetch: (messages: CatalogueLoader<string>) => void }>()

/**
 * Fetches the deferred components that no page has shown yet: those of pages that were loaded ahead, which will need
 * them at once.
 */
export function fetchUnshownComponents(messages: CatalogueLoader<string>): void {
  for (const part of unshown) part.fetch(messages)
  unshown.clear()
}

/** Leaves the components of the first page and of the frame to themselves: they load when they come near. */
export function forgetUnshownComponents(): void {
  unshown.clear()
}

/**
 * Declares a component that hydrates when it comes near the viewport. `selector` finds the elements around it.
 * `catalogue` holds its messages. Its styles must be part of the page's.
 */
export function deferComponent<Props extends object, Catalogue extends string>(
  selector: string,
  catalogue: Catalogue,
  load: () => Promise<ComponentType<Props>>,
): DeferredComponent<Props, Catalogue> {
  let Loaded: ComponentType<Props> | undefined
  let isFetching = false
  const { promise: loaded, resolve } = Promise.withResolvers<{ default: ComponentType<Props> }>()
  const fetch = (messages: CatalogueLoader<Catalogue>) => {
    if (isFetching) return
    isFetching = true
    Promise.all([load(), messages.load([catalogue])]).then(
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
    return { selector, fetch, loaded, isLoaded, renderer: () => (props) => Loaded && <Loaded {...props} /> }
  }
  const Late = lazy(() => loaded)
  const renderer = () => {
    const Part = Loaded ?? Late
    return (props: Props) => <Part {...props} />
  }
  const part = { selector, fetch, loaded, isLoaded, renderer }
  unshown.add(part)
  return part
}

/**
 * Renders a deferred component. The server renders it completely, and the browser keeps that HTML until the component
 * comes near the viewport and its code has arrived. Without server HTML, after a client-side navigation, the code is
 * fetched at once. A failed fetch keeps the HTML and is tried again the next time the component comes near.
 */
export function LazyHydrate<Props extends object, Catalogue extends string>({
  part,
  messages,
  props,
}: {
  part: DeferredComponent<Props, Catalogue>
  messages: CatalogueLoader<Catalogue>
  props: Props
}) {
  const [isThere, setThere] = useState(part.isLoaded)
  const fetch = useCallback(() => part.fetch(messages), [part, messages])
  // Another component would lose the state of the first.
  const [render] = useState(part.renderer)
  const boundary = <Suspense fallback={<FetchOnMount onMissing={fetch} />}>{render(props)}</Suspense>
  // New props would make React drop the server's HTML before the code is there to render them.
  const [first] = useState({ props, boundary })
  useEffect(() => {
    unshown.delete(part)
    if (isThere) return
    void part.loaded.then(() => startTransition(() => setThere(true)))
    return onceNear(part.selector, fetch)
  }, [isThere, part, fetch])
  useEffect(() => {
    if (!isThere && !isSame(props, first.props)) fetch()
  })
  return isThere ? boundary : first.boundary
}

/** Fallback where there is no server HTML: fetches the code. */
function FetchOnMount({ onMissing }: { onMissing: () => void }) {
  useEffect(onMissing, [onMissing])
  return null
}

/** Whether two sets of props render the same. Functions are ignored: handlers are new on every render. */
function isSame<Props extends object>(props: Props, others: Props): boolean {
  const known = new Map<string, unknown>(Object.entries(others))
  return Object.entries(props).every(
    ([name, value]) => typeof value === 'function' || Object.is(value, known.get(name)),
  )
}

function onceNear(selector: string, begin: () => void): () => void {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)]
  // Marks links that React does not handle yet, for the listener of plain links.
  for (const element of elements) element.dataset['later'] = ''
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) begin()
    },
    { rootMargin: fetchMargin },
  )
  for (const element of elements) observer.observe(element)
  return () => {
    for (const element of elements) delete element.dataset['later']
    observer.disconnect()
  }
}
