import { useEffect, useState } from "react";
import { useText } from "./text";

const HOURLY = 3_600_000;

/** Keeps the page at hand where the browser can, and hears when a newer one has come. */
async function keep(found: (waiting: ServiceWorker) => void): Promise<() => void> {
  const worker = await navigator.serviceWorker.register(new URL("sw.js", document.baseURI));
  const look = () => {
    // The first one of all is no news: nothing is older than it.
    if (worker.waiting && navigator.serviceWorker.controller) {
      found(worker.waiting);
    }
  };
  const follow = () => {
    worker.installing?.addEventListener("statechange", look);
  };
  worker.addEventListener("updatefound", follow);
  look();
  follow();
  const timer = window.setInterval(() => void worker.update().catch(() => undefined), HOURLY);
  return () => {
    clearInterval(timer);
    worker.removeEventListener("updatefound", follow);
  };
}

/** Tells that a newer page is there, and takes it when somebody says so. */
export function Update() {
  const text = useText();
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD || !window.isSecureContext || !("serviceWorker" in navigator)) {
      return undefined;
    }
    let gone = false;
    let stop: () => void = () => undefined;
    keep(setWaiting).then(
      (end) => {
        stop = end;
        if (gone) {
          end();
        }
      },
      () => undefined,
    );
    return () => {
      gone = true;
      stop();
    };
  }, []);
  if (!waiting) {
    return null;
  }
  const take = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      location.reload();
    });
    waiting.postMessage("take over");
  };
  return (
    <div className="update" role="status">
      <span>{text("update")}</span>
      <button type="button" className="main" onClick={take}>
        {text("update.do")}
      </button>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          setWaiting(null);
        }}
      >
        {text("update.later")}
      </button>
    </div>
  );
}
