import books from "games:books";
import { createContext, useContext, useEffect, useState } from "react";
import type { Book, Catalogue } from "../table/messages";
import { bookOf, server, type Me } from "../table/server";
import { Refused } from "../table/table";

/** What the page found when it was opened: the games, and whether a server is behind it. */
export interface House {
  catalogue: Catalogue;
  online: boolean;
  me: Me | null;
  setMe: (me: Me | null) => void;
}

const Context = createContext<House | null>(null);
export const HouseProvider = Context.Provider;

export function useHouse(): House {
  const house = useContext(Context);
  if (!house) {
    throw new Error("outside the house");
  }
  return house;
}

const TRIES = 4;
const WAIT = 300;
const wait = (millis: number) => new Promise((done) => setTimeout(done, millis));

/** The games of the server, if there is one; a connection that has only just come back is tried again. */
async function gamesOfServer(): Promise<Catalogue> {
  for (let tries = 1; ; tries++) {
    try {
      const found = await server.games();
      if (!Array.isArray(found.games)) {
        throw new Error("no server"); // Some file servers answer everything with a page.
      }
      // A game that the page was not built with has no board here.
      return { ...found, games: found.games.filter(({ id }) => id in books) };
    } catch (failure) {
      const lost = failure instanceof Refused && failure.trouble.code === "unreachable";
      if (!lost || tries === TRIES || !navigator.onLine) {
        throw failure;
      }
      await wait(WAIT * 2 ** tries);
    }
  }
}

/** Looks for a server; without one the page plays alone. */
export function useDoor(): House | null {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);
  const [online, setOnline] = useState(false);
  const [me, setMe] = useState<Me | null>(null);
  useEffect(() => {
    let gone = false;
    const open = async () => {
      let found: Catalogue;
      try {
        found = await gamesOfServer();
        if (gone) {
          return;
        }
        setOnline(true);
        setMe(await server.me().catch(() => null));
      } catch {
        found = (await import("games:all")).default;
      }
      setCatalogue(found);
    };
    void open();
    return () => {
      gone = true;
    };
  }, []);
  return catalogue && { catalogue, online, me, setMe };
}

/** The book of a game, once it is here. */
export function useBook(game: string | undefined, remote: boolean, of = ""): Book | null {
  const [book, setBook] = useState<Book | null>(null);
  useEffect(() => {
    let gone = false;
    let timer = 0;
    const fetchBook = (name: string, pause: number) => {
      bookOf(name, remote, of).then(
        (found) => {
          if (!gone) {
            setBook(found);
          }
        },
        () => {
          if (!gone) {
            timer = window.setTimeout(fetchBook, pause, name, pause * 2);
          }
        },
      );
    };
    if (game !== undefined) {
      fetchBook(game, WAIT);
    }
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [game, remote, of]);
  return book?.game === game ? book : null;
}
